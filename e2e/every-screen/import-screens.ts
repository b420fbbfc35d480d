import { lacksFilter } from '@tacite/domain/contracts/lacks.ts'
import { imports, oneImport } from './import-answers.ts'
import { judgedRules, onDesk, toMap, toReview } from './import-plan-answers.ts'
import * as importing from './import-steps.ts'
import type { Screen } from './screen.ts'
import { asAdministrator } from './visited-as.ts'

const library = '/home/contratheque'

/** Imports, from the first one to its simulation. */
export const IMPORT_SCREENS: Readonly<Record<string, Screen>> = {
  'first imports': asAdministrator(`${library}/imports`),
  imports: {
    ...asAdministrator(`${library}/imports?state=reading`),
    served: { '/imports*': imports },
  },
  'one import': {
    ...asAdministrator(oneImport.path, { cancelling: importing.cancelling }),
    served: oneImport.served,
  },
  'log of an import': {
    ...asAdministrator(`${oneImport.path}?step=log`),
    served: oneImport.served,
  },
  'files of an import to map': {
    ...asAdministrator(`${toMap.path}?step=mapFiles`),
    served: toMap.served,
  },
  'fields of an import to map': {
    ...asAdministrator(`${toMap.path}?step=mapFields`),
    served: toMap.served,
  },
  'contracts to complete': asAdministrator(
    async ({ markedId }) => {
      await markedId()
      return `${library}/contractList?lacks=${lacksFilter()}`
    },
    { completing: importing.completing },
  ),
  'simulated import': {
    ...asAdministrator(`${toReview.path}?step=plan`, {
      creating: importing.creating,
      sending: importing.sending,
      batch: importing.batch,
      row: importing.row,
    }),
    served: toReview.served,
  },
  'review of an import': {
    ...asAdministrator(onDesk.path, { rejecting: importing.rejecting }),
    served: onDesk.served,
  },
  'reading rules': {
    ...asAdministrator(`${library}/imports/regles`, { switching: importing.switching }),
    served: { '/import-rules': judgedRules },
  },
}
