import { rowLimit } from '@tacite/api/paging.ts'
import {
  FILTER_OF_TAGGED_FIELD,
  RENEWAL_TYPES,
  STATUS_DETAILS,
} from '@tacite/domain/filters/contract-filter-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { fieldCategory } from '@tacite/document/field-rules.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel, stepName } from '../../../platform/database/system-names.ts'
import { isFilterable } from './tagged-field-filter.ts'

/** The states within a status: those derived from dates, and the steps of the company's workflows. */
export async function statusDetailChoices(db: CompanyDatabase, locale: Locale) {
  const t = createTranslator(locale)
  const steps = await db
    .select('workflow_step')
    // No contract is on a removed one.
    .where('workflow_step.removed_at', 'is', null)
    .select(['workflow_step.id', 'workflow_step.name'])
    .orderBy('workflow_step.workflow_id')
    .orderBy('workflow_step.position')
    .limit(500)
    .execute()
  return {
    statusDetail: [
      ...steps.map(({ id, name }) => ({ key: id, value: stepName(name, locale) })),
      ...STATUS_DETAILS.map((key) => ({
        key: key as string,
        value: t(`contract-list.statusDetail.${key}`),
      })),
    ],
    typesRenewal: RENEWAL_TYPES.map((key) => ({
      key,
      value: t(`contract-list.renewalType.${key}`),
    })),
  }
}

/** The company's fields in order. */
export async function taggedFieldChoices(
  db: CompanyDatabase,
  locale: Locale,
  { $topTaggedField, $category }: { $topTaggedField: number; $category?: 'Simple' | 'Advanced' },
) {
  const fields = await db
    .select('tagged_field')
    .select(['id', fieldLabel(locale).as('label'), 'variable', 'type', 'kind', 'choices'])
    .select(
      sql<boolean>`exists (select from tagged_field_condition where tagged_field_condition.company_id = tagged_field.company_id
        and tagged_field_condition.field_id = tagged_field.id)`.as('hasConditions'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ofCategory = fields.filter(
    (field) => $category === undefined || fieldCategory(field) === $category,
  )
  return {
    value: ofCategory.slice(0, rowLimit($topTaggedField)).map((field) => ({
      _id: field.id,
      tagLabel: field.label,
      variable: field.variable,
      type: field.type,
      kind: field.kind,
      choices: field.choices,
      isFilterable: field.type in FILTER_OF_TAGGED_FIELD && isFilterable(field),
    })),
    count: ofCategory.length,
  }
}
