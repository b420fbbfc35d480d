import type { OpenedInvitation } from '@tacite/api/people/invitations-endpoints.ts'

/** What a mailed link's answer adds to the drawn texts. */
export type SlotField = 'name' | 'company' | 'sentTo'

/** Between private-use characters, which no text of ours has, the name of the field that belongs there. */
export const invitationSlots = {
  name: '\uE000name\uE001',
  company: '\uE000company\uE001',
  sentTo: '\uE000sentTo\uE001',
} satisfies Pick<OpenedInvitation, SlotField>
