/** What proves, after the password, that somebody is who they say. */
export const SECOND_FACTORS = ['passkey', 'totp', 'recoveryCode'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** More than anybody has devices; each is named to the browser at a sign-in. */
export const PASSKEYS_PER_PERSON = 20
export const PASSKEY_NAME_MAX_LENGTH = 60

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
