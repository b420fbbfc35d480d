/** What somebody from outside is invited to by a link: to sign a contract, or to read one that is shared with them. */
export const INVITATION_KINDS = ['signature', 'reading'] as const

export type InvitationKind = (typeof INVITATION_KINDS)[number]
