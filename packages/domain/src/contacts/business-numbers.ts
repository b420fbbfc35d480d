import type { Refusal } from '../refusal.ts'

/** The numbers that identify a business, as typed; '' when it has none. */
export interface BusinessNumbers {
  siren: string
  siret: string
  vatNumber: string
}

/** Without the spaces and dots people write in numbers, in capitals. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F.-]/gu, '').toUpperCase()
}

/**
 * The numbers as stored and printed: SIREN and SIRET in groups, the VAT number ungrouped. The SIREN contained in a
 * SIRET is filled in.
 *
 * @example writeBusinessNumbers({ siren: '', siret: '55210055400013', vatNumber: '' }).siren // '552 100 554'
 */
export function writeBusinessNumbers({
  siren,
  siret,
  vatNumber,
}: BusinessNumbers): BusinessNumbers {
  const [ofSiren, ofSiret] = [bare(siren), bare(siret)]
  return {
    siren: grouped(ofSiren || ofSiret.slice(0, 9)),
    siret: grouped(ofSiret),
    vatNumber: bare(vatNumber),
  }
}

function grouped(digits: string): string {
  const [, one, two, three, rest] = /^(\d{3})(\d{3})(\d{3})(\d*)$/.exec(digits) ?? []
  return one ? [one, two, three, rest].filter(Boolean).join(' ') : digits
}

/** What is wrong with the numbers of a business: each by itself, then whether they belong to the same one. */
export function businessNumberRefusals(numbers: BusinessNumbers): Refusal[] {
  const { siren, siret, vatNumber } = {
    siren: bare(numbers.siren),
    siret: bare(numbers.siret),
    vatNumber: bare(numbers.vatNumber),
  }
  const own = [sirenRefusal(siren), siretRefusal(siret), vatRefusal(vatNumber)].filter(
    (refusal) => refusal !== null,
  )
  if (own.length > 0) return own
  const known = siren || siret.slice(0, 9)
  const refusals: (Refusal | null)[] = [
    siren && siret && !siret.startsWith(siren)
      ? { code: 'SIRET_OTHER_SIREN', field: 'siret' }
      : null,
    known && vatNumber.startsWith('FR') && !vatNumber.endsWith(known)
      ? { code: 'VAT_OTHER_SIREN', field: 'vatNumber' }
      : null,
  ]
  return refusals.filter((refusal) => refusal !== null)
}

function sirenRefusal(siren: string): Refusal | null {
  const field = 'siren'
  if (siren === '') return null
  if (!/^\d{9}$/.test(siren)) return { code: 'SIREN_LENGTH', field }
  return passesLuhn(siren) ? null : { code: 'SIREN_CHECK', field }
}

/** All post offices share one SIREN; the digits of their SIRET add up to a multiple of five (INSEE). */
const LA_POSTE = '356000000'

function siretRefusal(siret: string): Refusal | null {
  const field = 'siret'
  if (siret === '') return null
  if (!/^\d{14}$/.test(siret)) return { code: 'SIRET_LENGTH', field }
  const isPostOffice = siret.startsWith(LA_POSTE) && digitSum(siret) % 5 === 0
  return passesLuhn(siret) || isPostOffice ? null : { code: 'SIRET_CHECK', field }
}

/** What follows the country in the VAT numbers of the Union (VIES), Greece as EL and Northern Ireland as XI. */
const VAT_FORMATS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?=.*\d)[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

function vatRefusal(vatNumber: string): Refusal | null {
  const field = 'vatNumber'
  if (vatNumber === '') return null
  const country = vatNumber.slice(0, 2)
  const format = VAT_FORMATS[country]
  if (!format) return { code: 'VAT_COUNTRY', field }
  const number = vatNumber.slice(2)
  if (!format.test(number)) return { code: 'VAT_FORMAT', params: { country }, field }
  if (country !== 'FR') return null
  const [key, siren] = [number.slice(0, 2), number.slice(2)]
  if (!passesLuhn(siren)) return { code: 'VAT_SIREN_CHECK', field }
  // Keys with letters have no published rule.
  const expected = frenchVatKey(siren)
  return /\D/.test(key) || key === expected ? null : { code: 'VAT_KEY', field }
}

/** The two digits before the SIREN in a French VAT number. */
export function frenchVatKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')
}

/** Luhn: every second digit from the right counts double, its own digits added up. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function digitSum(digits: string): number {
  return [...digits].reduce((total, digit) => total + Number(digit), 0)
}
