import { buildPdf, setLines } from '../platform/parsers/testing/build-pdf.ts'

/**
 * A contract as the other side prints it: headings look like the text that they stand before, an article goes on overleaf
 * with a word cut at the end of the line, and each page has its number.
 */
export function otherSidesPdf(cap: string): Uint8Array {
  const pages = [
    [
      'Contrat de services',
      'Entre la société Alpha, le Prestataire, et la société Beta, le Client, il est convenu ce qui suit.',
      'Objet. Le Prestataire entretient le site internet du Client dans les conditions du présent contrat,',
      'pendant toute la durée de celui-ci et dans les locaux du Client.',
      'Prix. Le Client verse chaque mois la somme de mille euros, payable à trente jours fin de mois, par',
      'virement au compte que le Prestataire indique sur ses factures.',
      'Limitation De Responsabilité. La responsabilité totale du Presta-',
    ],
    [
      `taire est limitée à ${cap}.`,
      'Droit applicable. Le présent contrat est soumis au droit français, et tout litige est porté devant',
      'les tribunaux de Lyon.',
    ],
  ]
  return buildPdf(
    pages.map((lines, at) => ({
      lines: [...setLines(lines), { text: `Page ${at + 1} / 2`, x: 280, y: 40, size: 9 }],
    })),
  )
}
