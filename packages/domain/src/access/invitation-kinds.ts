/** What a guest's link is for: to sign a contract, to read one that is shared with them, or to answer questions about one. */
export const INVITATION_KINDS = ['signature', 'reading', 'answering'] as const

export type InvitationKind = (typeof INVITATION_KINDS)[number]
