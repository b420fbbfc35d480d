import type { NoticeKind } from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'

interface Stated {
  kind: NoticeKind
  endsOn?: string | null | undefined
  appliesFrom?: string | null | undefined
  price?: string
}

/** What no engine can compute: the end that a termination sets, the new price and from when it applies. */
export function requireStated({ kind, endsOn, appliesFrom, price }: Stated): void {
  const missing =
    kind === 'termination' && !endsOn
      ? 'endsOn'
      : kind === 'priceRevision' && !appliesFrom
        ? 'appliesFrom'
        : kind === 'priceRevision' && price === ''
          ? 'price'
          : null
  if (missing) throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: missing })
}
