import type { Permission } from '@tacite/domain/access/permissions.ts'
import { paths } from '../../../platform/paths.ts'

type PathOf = { needs: Permission; path: (id: string) => string }

/** Pages of objects that have one; the others lead to their contract. */
const PLACES: Record<string, PathOf> = {
  contractType: {
    needs: 'modules:type:contract',
    path: (id) => paths.contractTypes({ open: id }),
  },
  template: { needs: 'model:contracts:list', path: paths.template },
  clause: { needs: 'contracts:clause:list', path: paths.clause },
  workflow: { needs: 'modules:workflow', path: paths.workflow },
  circuit: { needs: 'modules:validation', path: (id) => paths.circuits({ open: id }) },
  taggedField: { needs: 'modules:tagged:field', path: (id) => paths.taggedFields({ open: id }) },
  folder: { needs: 'modules:tags', path: (id) => paths.folders({ open: id }) },
  project: { needs: 'modules:projects', path: (id) => paths.projects({ open: id }) },
  counterparty: {
    needs: 'modules:counterparties',
    path: (id) => paths.counterparties({ open: id }),
  },
  legalEntity: {
    needs: 'modules:legal:entities',
    path: (id) => paths.legalEntities({ open: id }),
  },
  user: { needs: 'vendor:users', path: (id) => paths.users({ open: id }) },
  role: { needs: 'vendor:users:role', path: paths.role },
  group: { needs: 'modules:group', path: paths.group },
}

/** The address of an event's object, if the reader may open it; null when it has none, or is deleted. */
export function objectPath(
  { objectType, objectId, type }: { objectType: string; objectId: string; type: string },
  mayOpen: (permission: Permission) => boolean,
): string | null {
  const place = PLACES[objectType]
  return place && mayOpen(place.needs) && !type.endsWith('.removed') ? place.path(objectId) : null
}
