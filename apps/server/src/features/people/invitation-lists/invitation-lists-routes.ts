import { invitationListsEndpoints } from '@tacite/api/people/invitation-lists-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { MEDIA_TYPES } from '../../portfolio/exports/public.ts'
import { correctLine, setLineAside } from './correct-line.ts'
import { createList } from './create-list.ts'
import { linesOf, openLists, readInvitations } from './invitation-lists.query.ts'
import { errorRows, errorsFile } from './list-errors.ts'
import { previewList } from './preview-list.ts'

export function invitationListsRoutes(deps: Platform): Route[] {
  return [
    route(invitationListsEndpoints.preview, ({ db, actor, body }) =>
      previewList(deps, db, actor, body.text),
    ),
    route(invitationListsEndpoints.create, async ({ db, actor, body }) =>
      readInvitations(db, await createList(deps, db, actor, body)),
    ),
    route(invitationListsEndpoints.lists, ({ db, query }) => openLists(db, query)),
    route(invitationListsEndpoints.read, ({ db, params }) => readInvitations(db, params.listId)),
    route(invitationListsEndpoints.lines, ({ db, actor, params, query }) =>
      linesOf(db, actor, params.listId, query),
    ),
    route(invitationListsEndpoints.correct, async ({ db, actor, params, body }) => {
      await correctLine(deps, db, actor, params, body)
      return readInvitations(db, params.listId)
    }),
    route(invitationListsEndpoints.setAside, ({ db, params }) => setLineAside(db, params)),
    route(invitationListsEndpoints.errors, async ({ actor, params, reply }) => {
      const rows = await deps.inCompany(actor.companyId, (db) =>
        errorRows(db, actor, params.listId),
      )
      return reply
        .header('content-type', MEDIA_TYPES.csv)
        .header('content-disposition', 'attachment; filename="invitations.csv"')
        .send(errorsFile(rows, actor.locale, actor.company.timeZone))
    }),
  ]
}
