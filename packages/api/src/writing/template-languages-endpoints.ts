import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lifecycle } from '../lifecycle/stated-lifecycle.ts'
import { nameShapes } from '../shape-names.ts'
import { templatesEndpoints } from './templates-endpoints.ts'

const params = z.strictObject({ translationId: z.uuid() })

/** The template that another one translates, as it is published, and which part of it each section is. */
const templateSource = z.object({
  _id: z.uuid(),
  /** Where its images are shown. */
  textId: z.uuid(),
  title: z.string(),
  locale: z.enum(locales),
  /** The published version. */
  version: z.number().int(),
  lifecycle,
  document: z.looseObject({}),
  links: z.array(
    z.object({
      /** Of the translation. */
      sectionId: z.uuid(),
      /** The section of the source, as it was when it was last followed. */
      was: z.looseObject({}).nullable(),
      /** A person said that it follows the source: it may say the same. */
      isReviewed: z.boolean(),
    }),
  ),
})
export type TemplateSource = z.infer<typeof templateSource>

nameShapes({ TemplateSource: templateSource })

/** The version that the person saw: nothing is done once another one is published (412). */
const seen = { version: z.number().int().min(1) }

const path = '/model/translations/:translationId/source'

export const templateLanguagesEndpoints = {
  translate: endpoint({
    method: 'POST',
    path: '/model/contracts/:templateId/translations',
    access: 'model:contracts:create',
    summary:
      'Create a draft in another language, with the published text of a template to start with.',
    params: z.strictObject({ templateId: z.uuid() }),
    body: z.strictObject({ locale: z.enum(locales), title: z.string().trim().max(500) }),
    response: templatesEndpoints.read.response,
    status: 201,
    revisionOf: '_id',
  }),
  source: endpoint({
    method: 'GET',
    path,
    access: 'model:contracts:list',
    summary: 'What a template is the translation of, section by section.',
    params,
    response: templateSource,
  }),
  follow: endpoint({
    method: 'POST',
    path: `${path}/followed`,
    access: 'model:contracts:update',
    summary: 'Say that sections of a translation follow the published version of its source.',
    params,
    body: z.strictObject({ ...seen, sections: z.array(z.uuid()).min(1).max(5000) }),
    response: templateSource,
  }),
  addSection: endpoint({
    method: 'POST',
    path: `${path}/sections`,
    access: 'model:contracts:update',
    summary:
      'Add a section of the source that a translation does not have, in the words of the source.',
    params,
    body: z.strictObject({ ...seen, section: z.uuid() }),
    response: templateSource,
  }),
}
