/** What a guest's link is for: to sign a contract, or to read one that is shared with them. */
export const INVITATION_KINDS = ['signature', 'reading'] as const

export type InvitationKind = (typeof INVITATION_KINDS)[number]
