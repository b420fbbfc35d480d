import { CONTRACT_DETAILS, type TextDetailName } from './contract-details.ts'

/**
 * How much too long the text of a detail is, spaces around it apart; null when it fits.
 *
 * @example detailExcess('reference', 'R'.repeat(61)) // { max: 60, length: 61 }
 */
export function detailExcess(
  name: TextDetailName,
  text: string,
): { max: number; length: number } | null {
  const max = CONTRACT_DETAILS[name].maxLength
  const { length } = text.trim()
  return length > max ? { max, length } : null
}
