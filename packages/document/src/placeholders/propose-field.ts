import type { SystemFieldVariable } from '@tacite/domain/contracts/system-fields.ts'
import { foldValue } from '@tacite/domain/imports/fold-value.ts'
import type { FieldType } from '../field-definition.ts'
import type { KnownField } from './placeholder.ts'

/**
 * The existing field that says the same as these words: by its label or its variable, or, for what every contract
 * has, by another usual name.
 * @param declared the type that the field must have; null: any
 * @example proposeField(['Date d’effet'], null, library) // 'effective_date'
 */
export function proposeField(
  names: readonly string[],
  declared: FieldType | null,
  library: readonly KnownField[],
): string | null {
  const keys = new Set(names.map(keyOf).filter(Boolean))
  const suits = library.filter(({ type }) => declared === null || type === declared)
  const same = suits.find(
    ({ label, variable }) => keys.has(keyOf(label)) || keys.has(keyOf(variable)),
  )
  const usual = suits.find(({ variable }) =>
    USUAL.get(variable)?.some((name) => [...keys].some((key) => says(key, name))),
  )
  return (same ?? usual)?.variable ?? null
}

/** « Le présent contrat prend effet » ends with what it says; a single word could end anything. */
function says(key: string, name: string): boolean {
  return key === name || (name.includes(' ') && key.endsWith(` ${name}`))
}

/** Articles and prepositions differ from one contract to the next. */
const LINKING = new Set('de du des d la le les l the of del el los las a al au'.split(' '))

function keyOf(words: string): string {
  return foldValue(words)
    .split(' ')
    .filter((word) => !LINKING.has(word))
    .join(' ')
}

/** Other usual names of what every contract has, in French, English and Spanish. */
const USUAL_NAMES: Readonly<Partial<Record<SystemFieldVariable, string>>> = {
  contract_title: 'titre contrat, intitulé contrat, contract title, título contrato',
  contract_reference:
    'référence contrat, réf contrat, numéro contrat, n° contrat, contract reference, contract number, contract no, referencia contrato, número contrato',
  company_name: 'notre société, our company, nuestra empresa',
  counterparty_name:
    'cocontractant, nom cocontractant, client, nom client, raison sociale client, counterparty, counterparty name, client name, customer, customer name, contraparte, cliente, nombre cliente',
  counterparty_siren: 'SIREN client, SIREN cocontractant, client SIREN, SIREN cliente',
  counterparty_address:
    'adresse client, adresse cocontractant, siège social client, client address, customer address, counterparty address, dirección cliente, domicilio cliente',
  amount_incl_tax:
    'montant TTC, montant total TTC, prix TTC, total TTC, amount incl tax, amount including tax, total incl tax, importe total, importe IVA incluido',
  effective_date:
    'date effet, date prise effet, prise effet, prend effet, prendra effet, date entrée en vigueur, entrée en vigueur, entre en vigueur, entrera en vigueur, date début, effective date, effective, made effective, is effective, takes effect, start date, commencement date, fecha efecto, fecha entrada en vigor, fecha inicio, entrará en vigor',
  duration:
    'durée, durée contrat, durée initiale, durée bail, duration, term, initial term, contract term, duración, duración contrato, plazo',
  tacit_renewal:
    'tacite reconduction, reconduction tacite, renouvellement tacite, tacit renewal, automatic renewal, renovación tácita, tácita reconducción',
  renewal_duration:
    'durée renouvellement, durée reconduction, renewal duration, renewal term, renewal period, duración renovación, periodo renovación',
  notice:
    'préavis, délai préavis, durée préavis, préavis résiliation, notice, notice period, preaviso, plazo preaviso',
  signature_date: 'date signature, signature date, signing date, fecha firma',
}

const USUAL = new Map<string, string[]>(
  Object.entries(USUAL_NAMES).map(([variable, names]) => [variable, names.split(', ').map(keyOf)]),
)
