import { imports, importPath, servedImport } from './import-answers.ts'
import { servedToMap, servedToReview } from './import-plan-answers.ts'
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
    ...asAdministrator(importPath, { cancelling: importing.cancelling }),
    served: servedImport,
  },
  'log of an import': {
    ...asAdministrator(`${importPath}?step=log`),
    served: servedImport,
  },
  'files of an import to map': {
    ...asAdministrator(`${importPath}?step=mapFiles`),
    served: servedToMap,
  },
  'fields of an import to map': {
    ...asAdministrator(`${importPath}?step=mapFields`),
    served: servedToMap,
  },
  'simulated import': {
    ...asAdministrator(`${importPath}?step=plan`, {
      row: importing.row,
      creating: importing.creating,
    }),
    served: servedToReview,
  },
}
