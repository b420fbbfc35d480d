import type { SignatoryForm } from '@tacite/api/signing/signing-endpoints.ts'
import { isPrintable } from '@tacite/domain/signing/signed-on-paper.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { signatoryCandidates } from './signatory-candidates.query.ts'
import type { Signatory } from './signature-repository.ts'

export type NewSignatory = Omit<Signatory, 'id' | 'position' | 'state'>

/** The signatories of a form in order, with the names and addresses of internal ones. */
export async function checkSignatories(
  db: CompanyDatabase,
  forms: readonly SignatoryForm[],
  contractLocale: Locale,
): Promise<NewSignatory[]> {
  if (forms.length === 0)
    throw new Refused('RULE', { code: 'SIGNATORIES_REQUIRED', field: 'signatories' })
  const candidates = await signatoryCandidates(db, {
    ids: forms.flatMap((form) => (form.kind === 'internal' ? form.personId : [])),
    emails: forms.flatMap((form) => (form.kind === 'external' ? form.email.toLowerCase() : [])),
  })
  const people = new Map(candidates.map((person) => [person._id, person]))
  const signatories = forms.map((form): NewSignatory => {
    if (form.kind === 'external') {
      const { name, email, role } = form
      return {
        kind: 'external',
        personId: null,
        name,
        role,
        email: email.toLowerCase(),
        locale: form.i18n ?? contractLocale,
      }
    }
    const { personId, role } = form
    const { name = '', email = '', locale = contractLocale } = people.get(personId) ?? {}
    return { kind: 'internal', personId, name, email, role, locale }
  })
  const insideEmails = new Set([...people.values()].map(({ email }) => email.toLowerCase()))
  const refusals = signatories.flatMap((signatory, index) =>
    refusalsOf(signatory, signatories.slice(0, index), insideEmails).map((refusal) => ({
      ...refusal,
      field: `signatories.${index}.${refusal.field}`,
    })),
  )
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return signatories
}

type FieldRefusal = Refusal & { field: string }

function refusalsOf(
  { kind, personId, name, email, role }: NewSignatory,
  before: readonly NewSignatory[],
  insideEmails: ReadonlySet<string>,
): FieldRefusal[] {
  const isRepeated = before.some((other) => other.email.toLowerCase() === email.toLowerCase())
  const unprintable = { code: 'SIGNATORY_NAME_UNPRINTABLE' } as const
  const ofRole = isPrintable(role) ? [] : [{ ...unprintable, field: 'role' }]
  if (kind === 'internal') {
    if (email === '') return [{ code: 'SIGNATORY_NOT_INSIDE', field: 'personId' }]
    const repeated = { code: 'SIGNATORY_REPEATED', params: { name }, field: 'personId' } as const
    return [...(isRepeated ? [repeated] : []), ...ofRole]
  }
  const ofName =
    name === ''
      ? [{ code: 'FIELD_REQUIRED', field: 'name' } as const]
      : isPrintable(name)
        ? []
        : [{ ...unprintable, field: 'name' }]
  const emailCode = !isEmailAddress(email)
    ? 'EMAIL_INVALID'
    : isRepeated
      ? 'SIGNATORY_REPEATED'
      : personId === null && insideEmails.has(email)
        ? 'SIGNATORY_IS_INSIDE'
        : null
  const ofEmail = emailCode ? [{ code: emailCode, params: { name }, field: 'email' } as const] : []
  return [...ofName, ...ofEmail, ...ofRole]
}
