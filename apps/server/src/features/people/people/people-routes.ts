import { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readUploadedFile } from '../../../platform/http/read-upload.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendImage } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changePerson } from './change-person.ts'
import { blockPerson, unblockPerson } from './change-status.ts'
import { ownManager } from './own-reporting-line.query.ts'
import { invitePeople } from './invite-people.ts'
import { peoplePage } from './people-list.query.ts'
import { personDetails } from './person-details.query.ts'
import {
  MAX_PICTURE_MEGABYTES,
  readPicture,
  removeOwnPicture,
  removePicture,
  setOwnPicture,
  setPicture,
} from './picture.ts'
import { reassignWork } from './reassign-work.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { roleChoices } from './role-choices.query.ts'
import { deferInvitation, resendInvitation, withdrawInvitation } from './send-invitation.ts'

export function peopleRoutes(deps: Platform): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(actor.companyId, work)
  /** An act on a person answers with the updated person. */
  const after = async (
    db: CompanyDatabase,
    actor: Actor,
    personId: string,
    done: Promise<unknown>,
  ) => {
    await done
    return personDetails(db, actor, personId)
  }
  return [
    route(peopleEndpoints.list, ({ db, actor, query }) => peoplePage(db, actor, query)),
    route(peopleEndpoints.roles, ({ db, actor, query }) => roleChoices(db, actor, query)),
    route(peopleEndpoints.invite, ({ db, actor, body }) => invitePeople(deps, db, actor, body)),
    route(peopleEndpoints.read, ({ db, actor, params }) => personDetails(db, actor, params.userId)),
    route(peopleEndpoints.change, ({ db, actor, params, body }) =>
      after(db, actor, params.userId, changePerson(deps, db, actor, params.userId, body)),
    ),
    route(peopleEndpoints.resend, ({ db, actor, params }) =>
      after(db, actor, params.userId, resendInvitation(deps, db, actor, params.userId)),
    ),
    route(peopleEndpoints.defer, ({ db, actor, params, body }) =>
      after(db, actor, params.userId, deferInvitation(deps, db, actor, params.userId, body.sendOn)),
    ),
    route(peopleEndpoints.withdraw, ({ db, actor, params }) =>
      withdrawInvitation(deps, db, actor, params.userId),
    ),
    route(peopleEndpoints.block, ({ db, actor, params }) =>
      after(db, actor, params.userId, blockPerson(deps, db, actor, params.userId)),
    ),
    route(peopleEndpoints.activate, ({ db, actor, params }) =>
      after(db, actor, params.userId, unblockPerson(deps, db, actor, params.userId)),
    ),
    route(peopleEndpoints.removeSecondFactor, ({ db, actor, params }) =>
      after(db, actor, params.userId, removeSecondFactor(deps, db, actor, params.userId)),
    ),
    route(peopleEndpoints.reassign, ({ db, actor, params, body }) =>
      reassignWork(deps, db, actor, params.userId, body),
    ),
    route(peopleEndpoints.ownManager, ({ db, actor }) => ownManager(db, actor.personId)),
    route(peopleEndpoints.picture, async ({ actor, params, reply }) => {
      const { content, mediaType } = await inCompany(actor, (db) =>
        readPicture(deps, db, params.userId),
      )
      return sendImage(reply, mediaType, content)
    }),
    route(peopleEndpoints.setPicture, async ({ actor, params, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_PICTURE_MEGABYTES)
      return inCompany(actor, (db) => setPicture(deps, db, actor, params.userId, bytes))
    }),
    route(peopleEndpoints.removePicture, ({ db, actor, params }) =>
      removePicture(deps, db, actor, params.userId),
    ),
    route(accountsEndpoints.setOwnPicture, async ({ actor, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_PICTURE_MEGABYTES)
      return inCompany(actor, (db) => setOwnPicture(deps, db, actor, bytes))
    }),
    route(accountsEndpoints.removeOwnPicture, ({ db, actor }) => removeOwnPicture(deps, db, actor)),
  ]
}
