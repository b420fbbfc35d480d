import type { ProofKind } from './notice-record.ts'

/** Words that say what a day beside them is; `other`: no proof. */
export interface DayLabel {
  names: ProofKind | 'other'
  start: number
}

/**
 * The words of a line that name days, in their order. Where several begin at one place the first row below counts.
 *
 * @param line without accents and in lower case, as `plainText` makes it
 * @example labelsOf('pli avise et non reclame le') // [{ names: 'nonCollection', start: 0 }]
 */
export function labelsOf(line: string): DayLabel[] {
  // The name of a letter names no day: « lettre recommandée avec avis de réception ».
  const read = line.replace(NAME_OF_A_LETTER, (name) => ' '.repeat(name.length))
  const found: (DayLabel & { end: number })[] = []
  for (const [names, words] of LABELS)
    for (const match of read.matchAll(words)) {
      const end = match.index + match[0].length
      const isTaken = found.some((label) => match.index < label.end && end > label.start)
      if (!isTaken) found.push({ names, start: match.index, end })
    }
  return found.toSorted((a, b) => a.start - b.start).map(({ names, start }) => ({ names, start }))
}

const NAME_OF_A_LETTER =
  /\b(?:(?:avec |con )?(?:avis|accuse|acuse) de (?:reception|recibo)(?! (?:le|du|date|signe|el|del)\b| ?:)|(?:with )?(?:acknowledge?ment of receipt|return receipt|advice of delivery)(?! (?:on|dated|signed)\b| ?:)|lettre recommandee|registered letter|carta certificada)/g

/** The longer words of La Poste, of electronic registered letters, of USPS, Royal Mail and Correos before their parts. */
const LABELS: readonly [ProofKind | 'other', RegExp][] = [
  [
    'other',
    /\b(?:imprime|edite|genere|telecharge|consulte|extrait|exporte)e?s? (?:le|du)\b|\bdate (?:d'|de l'|de )?(?:impression|edition|consultation|extraction|generation)\b|\bjusqu'au\b|\bavant le\b|\ba (?:partir|compter) du\b|\b(?:a retirer|disponible|en instance|conserve)\b|\bvalable\b|\b(?:ne|nee) le\b|\b(?:loi|decret|arrete|ordonnance|contrat|bail|convention|courrier|facture)(?: (?:no?|numero) ?\S+)? du\b|\b(?:printed|generated|downloaded|viewed|exported)(?: on)?\b|\bprint date\b|\b(?:valid )?until\b|\bavailable (?:from|for)\b|\b(?:contract|agreement|act) (?:of|dated)\b|\b(?:impreso|generado|descargado|consultado)(?: el)?\b|\bfecha de (?:impresion|consulta|descarga)\b|\bhasta el\b|\bantes del\b|\ba partir del\b|\b(?:contrato|ley) de\b/g,
  ],
  [
    'nonCollection',
    /\b(?:pli )?(?:avise et )?non[- ](?:reclame|retire|reclamation)e?\b|\bnon-?reclamation\b|\bnegligence du destinataire\b|\b(?:unclaimed|uncollected)\b|\bnot (?:claimed|collected|called for)\b|\bno (?:reclamad|retirad|recogid)[oa]\b|\bcaducad[oa]\b|\bsobrante\b/g,
  ],
  [
    'refusal',
    /\brefus(?:e|ee)?\b(?: par le destinataire)?|\b(?:refused|rejected|declined)\b|\b(?:rehusad|rechazad)[oa]\b/g,
  ],
  [
    'presentation',
    /\b(?:date de )?(?:1ere|premiere|1re)? ?presentation\b|\bpresentee?\b(?: ?\/ ?avisee?)?|\bavis de passage\b(?: deposee?\b)?|\bavisee?\b|\bmise? a disposition\b|\bnotification (?:envoyee?|adressee?)\b|\b(?:first |attempted )?delivery attempt(?:ed)?\b|\battempted delivery\b|\b(?:first )?presented\b|\bnotice left\b|\bmade available\b|\b(?:primer )?intento de entrega\b|\bpresentad[oa]\b|\baviso de llegada\b|\bpuest[oa] a disposicion\b/g,
  ],
  [
    'receipt',
    /(?<!\b(?:non|pas|not|no|ete non) )(?:\bdistribuee?\b|\bdate de (?:distribution|reception|remise)\b|\bdistribution\b|\b(?:avis|accuse) de reception\b|\breception\b|\bremise? (?:contre signature|au destinataire|en main propre)\b|\brecue?\b|\bacceptee? (?:par|le)\b|\blivree?\b|\bdelivered\b|\breceived\b|\baccepted by\b|\bdate of (?:delivery|receipt)\b|\bdelivery date\b|\bentregad[oa]\b|\brecibid[oa]\b|\bfecha de (?:entrega|recepcion)\b|\brecepcion\b|\bacuse de recibo\b)/g,
  ],
  [
    'deposit',
    /\b(?:date de |preuve de |recepisse de )?depot\b|\bdeposee?\b|\bdate d'(?:envoi|expedition)\b|\b(?:envoye|expedie|poste)e?\b|\bprise? en charge\b|\b(?:date of )?(?:posting|deposit)\b|\b(?:posted|mailed|deposited)\b|\bsent\b|\b(?:fecha de )?(?:deposito|envio|admision|imposicion)\b|\b(?:depositad|enviad|admitid)[oa]\b/g,
  ],
]
