/**
 * What a visitor who wants to create a company can do: at once, at once with the code of the installation, through a
 * mail that confirms the address, not any more because the installation has its company, or not at all.
 */
export const SIGN_UP_OFFERS = ['immediate', 'withCode', 'byMail', 'taken', 'closed'] as const
export type SignUpOffer = (typeof SIGN_UP_OFFERS)[number]

/** Whether there is anything to fill in. */
export function canSignUp(offer: SignUpOffer): boolean {
  return offer !== 'taken' && offer !== 'closed'
}
