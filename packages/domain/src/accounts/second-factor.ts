/** What proves, after the password, that somebody is who they say. */
export const SECOND_FACTORS = ['totp', 'recoveryCode'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Why a person cannot remove one of their factors; null: they can. */
export function removingRefusal({
  factors,
  isRequired,
}: {
  /** How many they have. */
  factors: number
  /** By their company, of everybody. */
  isRequired: boolean
}): 'SECOND_FACTOR_LAST' | null {
  return isRequired && factors <= 1 ? 'SECOND_FACTOR_LAST' : null
}
