/** An annex is part of the contract; a signature page is evidence of its signature. */
export const ATTACHMENT_KINDS = ['annex', 'signaturePage'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

export const MAX_ATTACHMENT_MEGABYTES = 50
export const MOST_ATTACHMENTS = 100
/** Of all files that are downloaded together. */
export const MAX_TOGETHER_MEGABYTES = 2000
