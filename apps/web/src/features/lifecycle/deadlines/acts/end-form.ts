import type { NoticeMode, NoticeSide } from '@tacite/domain/notices/notice-record.ts'

export const endKinds = ['nonRenewal', 'earlyExit', 'termination'] as const

/** An end as typed. */
export interface EndForm {
  kind: (typeof endKinds)[number]
  sentOn: string | null
  presentedOn: string | null
  receivedOn: string | null
  endsOn: string | null
  givenBy: NoticeSide
  mode: NoticeMode | null
}

/** What is sent: a termination has its last day, the others the days of their letter. */
export function endOf(form: EndForm): EndForm {
  if (form.kind !== 'termination') return { ...form, endsOn: null }
  return { ...form, sentOn: null, presentedOn: null, receivedOn: null }
}
