import type { Screen } from './screen.ts'
import type { ShowCase } from './show-case.ts'

export function asAdministrator(path: Screen['path'], steps?: Screen['steps']): Screen {
  return steps ? { path, as: 'administrator', steps } : { path, as: 'administrator' }
}

/** Lists and counts of contracts, once there are some of each kind. */
export function overContracts(path: string) {
  return async (given: ShowCase) => {
    const { draftId, validationId, toSignId, sealedId } = given
    await Promise.all([draftId(), validationId(), toSignId(), sealedId()])
    return path
  }
}
