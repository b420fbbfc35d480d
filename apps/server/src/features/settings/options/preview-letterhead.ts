import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import { sampleRows, sampleValues } from '@tacite/document/template-check/sample-values.ts'
import {
  shippedDefinitions,
  shippedDocument,
  shippedValues,
} from '@tacite/document/templates/shipped-templates.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { printingCompany, renderText, taggedFields } from '../../writing/texts/public.ts'
import { companySettings } from './company-settings.query.ts'

const TEMPLATE = 'service'

/** A contract that does not exist, on the letterhead of the company, in the language of the person. */
export async function previewLetterhead(
  deps: Pick<Platform, 'clock' | 'files' | 'inCompany'>,
  { companyId, locale }: Actor,
): Promise<{ pdf: Buffer; name: string }> {
  const { company, labels, currency } = await deps.inCompany(companyId, async (db) => ({
    company: await printingCompany(db),
    labels: new Map((await taggedFields(db)).map(({ variable, label }) => [variable, label])),
    currency: (await companySettings(deps, db)).currency,
  }))
  const document = shippedDocument(TEMPLATE, locale, () => newId(deps.clock.now()))
  const definitions = shippedDefinitions(document, locale).map((field) => ({
    ...field,
    label: labels.get(field.variable) ?? field.label,
  }))
  const values = madeUp(definitions, locale)
  const { pdf } = await renderText(
    deps,
    {
      head: { title: document.title, reference: '', parties: [] },
      document,
      definitions,
      values: sampleRows(document, values, 'usual'),
      locale,
      currency,
    },
    { company, isDraft: true, signatories: [], createdAt: deps.clock.now() },
  )
  return { pdf: Buffer.from(pdf), name: `${document.title}.pdf` }
}

function madeUp(definitions: readonly FieldDefinition[], locale: Locale) {
  return { ...sampleValues(definitions, locale, 'usual'), ...shippedValues(TEMPLATE, locale) }
}
