import { fieldsAskedBy } from '@tacite/document/asked-fields.ts'
import { isFilled } from '@tacite/document/field-definition.ts'
import { whyNotAskedOutside, type TemplateQuestion } from '@tacite/document/template-questions.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractDocument } from '../../writing/contracts/public.ts'
import { readVersion } from '../../writing/templates/public.ts'
import { documentOf, taggedFields } from '../../writing/texts/public.ts'
import type { AskedField } from './asked-fields.ts'

export interface AskableField extends AskedField {
  /** Its template asks the counterparty. */
  isOfTemplate: boolean
}

/**
 * The empty fields of a contract that the counterparty can be asked for: those that its template asks of it first, in
 * the order of its form. A heading of the template goes with its question; titles of the text never do.
 */
export async function askableFields(
  db: CompanyDatabase,
  contractId: string,
): Promise<AskableField[]> {
  const text = await contractDocument(db, contractId, 'author')
  const asked = new Set(
    fieldsAskedBy(text.fields, documentOf(text, ''), text.values).map(({ variable }) => variable),
  )
  const arranged = await templateQuestions(db, contractId)
  const places = new Map(arranged.map((question, place) => [question.variable, place]))
  const placeOf = ({ field }: AskableField) => places.get(field.variable) ?? arranged.length
  return (await taggedFields(db, contractId))
    .filter((field) => asked.has(field.variable) && whyNotAskedOutside(field) === null)
    .filter(({ variable }) => !isFilled(text.values[variable]))
    .map((field): AskableField => {
      const question = arranged.find(({ variable }) => variable === field.variable)
      return {
        field,
        isOfTemplate: question?.answeredBy === 'counterparty',
        question: {
          fieldId: field.id,
          group: question?.group ?? '',
          help: question?.help || field.description,
        },
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.isOfTemplate) - Number(one.isOfTemplate) || placeOf(one) - placeOf(other),
    )
}

/** Of the version that the contract was made of. */
async function templateQuestions(
  db: CompanyDatabase,
  contractId: string,
): Promise<readonly TemplateQuestion[]> {
  const { template_id: templateId, template_version: version } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.template_id', 'contract.template_version'])
    .executeTakeFirstOrThrow()
  if (templateId === null || version === null) return []
  return (await readVersion(db, templateId, version)).questions
}
