import { peopleEndpoints } from '@tacite/api/people-endpoints.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { route, type Actor, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { TakenAddresses } from '../accounts/public.ts'
import { readUploadedFile, sendImage } from '../contracts/public.ts'
import { changePerson } from './change-person.ts'
import { blockPerson, unblockPerson } from './change-status.ts'
import { previewInvitations } from './invitation-preview.ts'
import { invitePeople } from './invite-people.ts'
import { colleagueChoices, groupChoices, roleChoices } from './people-choices.query.ts'
import { peoplePage } from './people-list.query.ts'
import { personDetails } from './person-details.query.ts'
import { MAX_PICTURE_MEGABYTES, readPicture, removePicture, setPicture } from './picture.ts'
import { reassignWork } from './reassign-work.ts'
import { deferInvitation, resendInvitation, withdrawInvitation } from './send-invitation.ts'

export function peopleRoutes(parts: Platform & { takenAddresses: TakenAddresses }): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    parts.inCompany(actor.companyId, work)
  /** An act on a person answers with the person as they are after it. */
  const after = (actor: Actor, personId: string, act: (db: CompanyDatabase) => Promise<unknown>) =>
    inCompany(actor, async (db) => {
      await act(db)
      return personDetails(db, actor, personId)
    })
  return [
    route(peopleEndpoints.list, ({ actor, query }) =>
      inCompany(actor, (db) => peoplePage(db, actor, query)),
    ),
    route(peopleEndpoints.roles, ({ actor, query }) =>
      inCompany(actor, (db) => roleChoices(db, actor, query)),
    ),
    route(peopleEndpoints.groups, ({ actor, query }) =>
      inCompany(actor, (db) => groupChoices(db, actor, query)),
    ),
    route(peopleEndpoints.colleagues, ({ actor, query }) =>
      inCompany(actor, (db) => colleagueChoices(db, actor, query)),
    ),
    route(peopleEndpoints.preview, ({ actor, body }) =>
      previewInvitations(parts, actor, body.text),
    ),
    route(peopleEndpoints.invite, ({ actor, body }) =>
      inCompany(actor, async (db) => ({ value: await invitePeople(parts, db, actor, body) })),
    ),
    route(peopleEndpoints.read, ({ actor, params }) =>
      inCompany(actor, (db) => personDetails(db, actor, params.userId)),
    ),
    route(peopleEndpoints.change, ({ actor, params, body }) =>
      after(actor, params.userId, (db) => changePerson(parts, db, actor, params.userId, body)),
    ),
    route(peopleEndpoints.resend, ({ actor, params }) =>
      after(actor, params.userId, (db) => resendInvitation(parts, db, actor, params.userId)),
    ),
    route(peopleEndpoints.defer, ({ actor, params, body }) =>
      after(actor, params.userId, (db) =>
        deferInvitation(parts, db, actor, params.userId, body.sendOn),
      ),
    ),
    route(peopleEndpoints.withdraw, ({ actor, params }) =>
      inCompany(actor, (db) => withdrawInvitation(parts, db, actor, params.userId)),
    ),
    route(peopleEndpoints.block, ({ actor, params }) =>
      after(actor, params.userId, (db) => blockPerson(parts, db, actor, params.userId)),
    ),
    route(peopleEndpoints.activate, ({ actor, params }) =>
      after(actor, params.userId, (db) => unblockPerson(parts, db, actor, params.userId)),
    ),
    route(peopleEndpoints.reassign, ({ actor, params, body }) =>
      parts.inCompanySlowly(actor.companyId, (db) =>
        reassignWork(parts, db, actor, params.userId, body),
      ),
    ),
    route(peopleEndpoints.picture, async ({ actor, params, reply }) => {
      const { bytes, mediaType } = await inCompany(actor, (db) =>
        readPicture(parts, db, params.userId),
      )
      return sendImage(reply, mediaType, bytes)
    }),
    route(peopleEndpoints.setPicture, async ({ actor, params, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_PICTURE_MEGABYTES)
      return inCompany(actor, async (db) => ({
        profilePictureUrl: await setPicture(parts, db, actor, params.userId, bytes),
      }))
    }),
    route(peopleEndpoints.removePicture, ({ actor, params }) =>
      inCompany(actor, (db) => removePicture(parts, db, actor, params.userId)),
    ),
  ]
}
