import { choicesEndpoints } from '@tacite/api/settings/choices-endpoints.ts'
import { choicePage } from '../../../platform/database/choice-page.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import {
  categorySource,
  circuitSource,
  contractTypeSource,
  counterpartySource,
  legalEntitySource,
  masterContractSource,
  projectSource,
  taggedFieldSource,
  workflowSource,
  workflowStepSource,
} from './choice-sources.ts'
import { folderSource } from './folder-source.ts'
import { groupSource, personSource, validatorSources } from './people-sources.ts'

export function choicesRoutes(): Route[] {
  return [
    route(choicesEndpoints.contractTypes, ({ db, actor, query }) =>
      choicePage(db, actor.locale, contractTypeSource(actor), query),
    ),
    route(choicesEndpoints.workflows, ({ db, actor, query }) =>
      choicePage(db, actor.locale, workflowSource(actor), query),
    ),
    route(choicesEndpoints.circuits, ({ db, actor, query }) =>
      choicePage(db, actor.locale, circuitSource(actor), query),
    ),
    route(choicesEndpoints.workflowSteps, ({ db, actor, query }) =>
      choicePage(db, actor.locale, workflowStepSource(actor, query), query),
    ),
    route(choicesEndpoints.projects, ({ db, actor, query }) =>
      choicePage(db, actor.locale, projectSource(actor), query),
    ),
    route(choicesEndpoints.people, ({ db, actor, query }) =>
      choicePage(db, actor.locale, personSource(actor, query), query),
    ),
    route(choicesEndpoints.groups, ({ db, actor, query }) =>
      choicePage(db, actor.locale, groupSource(actor), query),
    ),
    route(choicesEndpoints.validators, ({ db, actor, query }) =>
      choicePage(db, actor.locale, validatorSources(actor), query),
    ),
    route(choicesEndpoints.counterparties, ({ db, actor, query }) =>
      choicePage(db, actor.locale, counterpartySource(actor), query),
    ),
    route(choicesEndpoints.legalEntities, ({ db, actor, query }) =>
      choicePage(db, actor.locale, legalEntitySource(actor), query),
    ),
    route(choicesEndpoints.folders, ({ db, actor, query }) =>
      choicePage(db, actor.locale, folderSource(actor, query), query),
    ),
    route(choicesEndpoints.masterContracts, ({ db, actor, query }) =>
      choicePage(db, actor.locale, masterContractSource(actor, query), query),
    ),
    route(choicesEndpoints.taggedFields, ({ db, actor, query }) =>
      choicePage(db, actor.locale, taggedFieldSource(actor, query), query),
    ),
    route(choicesEndpoints.categories, ({ db, actor, query }) =>
      choicePage(db, actor.locale, categorySource(actor, query), query),
    ),
  ]
}
