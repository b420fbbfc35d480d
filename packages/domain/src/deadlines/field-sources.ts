import type { LifecycleField, LifecycleTerms } from './lifecycle-terms.ts'
import type { TraceSource } from './trace.ts'

/** Fields that a company sets once for all its contracts. */
const COMPANY_FIELDS: ReadonlySet<LifecycleField> = new Set(['closingDays', 'noticeWindowDays'])

/** The source of a field's value: the company, an extract, or the person who typed it. */
export function fieldSource(terms: LifecycleTerms, field: LifecycleField): TraceSource {
  if (COMPANY_FIELDS.has(field)) return { kind: 'company', field }
  const known = terms.sources?.[field]
  return known?.kind === 'extract' ? { ...known, field } : { kind: 'field', field }
}
