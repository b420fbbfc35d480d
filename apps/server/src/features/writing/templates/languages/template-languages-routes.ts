import { templateLanguagesEndpoints } from '@tacite/api/writing/template-languages-endpoints.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { TextOwners } from '../../texts/public.ts'
import { addSourceSection, followSource } from './follow-source.ts'
import { presentSource, readSource } from './source.query.ts'
import { translateTemplate } from './translate-template.ts'

export function templateLanguagesRoutes(deps: Platform & { textOwners: TextOwners }): Route[] {
  return [
    route(templateLanguagesEndpoints.translate, ({ db, actor, params, body }) =>
      translateTemplate(deps, db, actor, params.templateId, body),
    ),
    route(templateLanguagesEndpoints.source, async ({ db, params }) =>
      presentSource(await readSource(db, params.translationId)),
    ),
    route(templateLanguagesEndpoints.follow, ({ db, actor, params, body }) =>
      followSource(deps, db, actor, params.translationId, body),
    ),
    route(templateLanguagesEndpoints.addSection, ({ db, actor, params, body }) =>
      addSourceSection(deps, db, actor, params.translationId, body),
    ),
  ]
}
