import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'
import type { Source } from './read-source.query.ts'

const MAX_LENGTH = 300

export function copyTitle(locale: Locale, title: string): string {
  return cut(createTranslator(locale)('succession.title.copy', { title }))
}

/** The next contract is the same one, for another period: its title is the same. */
export function renewalTitle(title: string): string {
  return title
}

/** In the language of the contract, like the text that it heads. */
export async function amendmentTitle(
  db: CompanyDatabase,
  actor: Actor,
  { details, locale }: Pick<Source, 'details' | 'locale'>,
): Promise<string> {
  const t = createTranslator(locale)
  const number = await amendmentNumber(db, actor, details.id)
  return cut(t('succession.title.amendment', { number, title: details.title }))
}

/** One more than the amendments that this person sees: a number would tell of the others. */
export async function amendmentNumber(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<number> {
  const { count } = await db
    .select('contract')
    .where('contract.parent_id', '=', contractId)
    .where('contract.status', '<>', 'CANCELLED')
    .where(visibleContracts(actor))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count + 1
}

function cut(title: string): string {
  return title.slice(0, MAX_LENGTH)
}
