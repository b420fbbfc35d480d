import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { NeededField, templatesEndpoints } from '@tacite/api/writing/templates-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { matchLibrary, type MatchedField } from '@tacite/document/templates/match-library.ts'
import type { ShippedTemplate } from '@tacite/document/templates/shipped-template.ts'
import { SHIPPED_TEMPLATE_KEYS } from '@tacite/document/templates/shipped-template-keys.ts'
import {
  libraryFields,
  SHIPPED_TEMPLATES,
  shippedDocument,
  shippedLocales,
} from '@tacite/document/templates/shipped-templates.ts'
import type { SpecialRegime } from '@tacite/domain/deadlines/special-regime.ts'
import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { freeNames } from '../../settings/administration/public.ts'
import { taggedFields } from '../texts/public.ts'
import { statedTerms } from './template-terms.ts'

export type ShippedChoice = BodyOf<typeof templatesEndpoints.addShipped>

/** What a company would get by adding one of our templates, as its library is now. */
export interface ShippedPlan extends ShippedChoice {
  template: ShippedTemplate
  /** With our own title and variables. */
  document: ContractDocument
  newTitle: string
  description: string
  /** What its contract type is called in the reader's language. */
  typeTitle: string
  type: FoundType | null
  fields: MatchedField[]
}

interface FoundType {
  _id: string
  name: string
  regime: SpecialRegime['kind'] | null
}

/** Every contract that the product comes with, in each of its languages. */
export async function shippedTemplates(
  db: CompanyDatabase,
  actor: Actor,
  newSectionId: () => string,
): Promise<ResponseOf<typeof templatesEndpoints.shipped>> {
  const choices = SHIPPED_TEMPLATE_KEYS.flatMap((key) =>
    shippedLocales(key).map((locale) => ({ key, locale })),
  )
  const plans = await shippedPlans(db, actor, choices, newSectionId)
  return { value: plans.map(presentPlan) }
}

/** @param choices each in a language in which its template was written */
export async function shippedPlans(
  db: CompanyDatabase,
  actor: Actor,
  choices: readonly ShippedChoice[],
  newSectionId: () => string,
): Promise<ShippedPlan[]> {
  const t = createTranslator(actor.locale)
  const documents = choices.map(({ key, locale }) => shippedDocument(key, locale, newSectionId))
  const library = await taggedFields(db)
  const types = await typesByTitle(db, choices)
  const titles = documents.map(({ title }) => title)
  const newTitles = await freeNames(db, { table: 'template', column: 'title', wanted: titles })
  return choices.map(({ key, locale }, index) => {
    const template = SHIPPED_TEMPLATES[key]
    const document = documents[index]!
    return {
      key,
      locale,
      template,
      document,
      newTitle: newTitles[index]!,
      description: t(`defaults.template.${key}`),
      typeTitle: t(`defaults.contractType.${template.contractType}.title`),
      type: typeTitles(template).flatMap((title) => types.get(title) ?? [])[0] ?? null,
      fields: matchLibrary(libraryFields(document, locale, actor.locale), library),
    }
  })
}

/** As the contract type that a company starts with is called, in whichever language it started. */
function typeTitles({ contractType }: ShippedTemplate): string[] {
  return locales.map((locale) =>
    createTranslator(locale)(`defaults.contractType.${contractType}.title`).toLowerCase(),
  )
}

async function typesByTitle(
  db: CompanyDatabase,
  choices: readonly ShippedChoice[],
): Promise<Map<string, FoundType>> {
  const titles = choices.flatMap(({ key }) => typeTitles(SHIPPED_TEMPLATES[key]))
  const found = await db
    .select('contract_type')
    .where(sql<string>`lower(contract_type.title)`, 'in', [...new Set(titles)])
    .select(['contract_type.id as _id', 'contract_type.title as name', 'contract_type.regime'])
    .execute()
  return new Map(found.map((type) => [type.name.toLowerCase(), type]))
}

function presentPlan(plan: ShippedPlan) {
  const { key, locale, template, document, newTitle, description, typeTitle, type } = plan
  const [body] = document.blocks
  return {
    key,
    locale,
    title: document.title,
    newTitle,
    description,
    articles: body!.sections.filter(({ level }) => level === 1).length,
    annexes: document.blocks.filter(({ kind }) => kind === 'annex').length,
    lifecycle: statedTerms(template.terms),
    type: type && { _id: type._id, name: type.name },
    typeTitle,
    regime: template.regime ?? null,
    isWithoutRegime: template.regime !== undefined && template.regime !== type?.regime,
    fields: plan.fields.map(presentField),
  }
}

export function presentField({ label, type, variable, as, isNew }: MatchedField): NeededField {
  return { label, type, variable: as, insteadOf: as === variable ? null : variable, isNew }
}
