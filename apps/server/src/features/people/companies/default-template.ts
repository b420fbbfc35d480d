import { SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { serviceClauses } from '@tacite/document/templates/service/clauses.ts'
import {
  libraryFields,
  SHIPPED_TEMPLATES,
  shippedDocument,
} from '@tacite/document/templates/shipped-templates.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertShippedClause } from '../../writing/clauses/public.ts'
import { insertShippedTemplate } from '../../writing/templates/public.ts'

/** One good template with its fields, and a few clauses. */
export async function createDefaultTemplate(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  locale: Locale,
): Promise<void> {
  const t = createTranslator(locale)
  const now = clock.now()
  const { terms, proposed, contractType } = SHIPPED_TEMPLATES.service
  const document = shippedDocument('service', locale, () => newId(now))
  await db
    .insert(
      'tagged_field',
      libraryFields(document, locale).map(
        ({ variable, label, type, choices, required }, index) => ({
          id: newId(now),
          variable,
          label,
          type,
          kind: 'custom' as const,
          required: required ?? false,
          choices: [...(choices ?? [])],
          position: SYSTEM_FIELDS.length + index,
        }),
      ),
    )
    .execute()
  const type = await db
    .select('contract_type')
    .where('contract_type.title', '=', t(`defaults.contractType.${contractType}.title`))
    .select('contract_type.id')
    .executeTakeFirst()
  const template = {
    document,
    locale,
    description: t('defaults.template.service'),
    typeId: type?.id ?? null,
    lifecycle: terms,
    fieldValues: proposed(locale),
  }
  await insertShippedTemplate({ clock }, db, template)
  const categoryId = newId(now)
  await db
    .insert('category', { id: categoryId, name: t('defaults.category.clause'), kind: 'clause' })
    .execute()
  for (const clause of serviceClauses(locale))
    await insertShippedClause({ clock }, db, { ...clause, categoryId, locale })
}
