import { administrationScreens } from './administration-screens.ts'
import { clauseScreens } from './clause-screens.ts'
import { fieldScreens, partyScreens } from './library-screens.ts'
import { outsideScreens } from './outside-screens.ts'
import { secondFactorScreens } from './second-factor-screens.ts'
import { templateScreens } from './template-screens.ts'
import { versionScreens } from './version-screens.ts'
import { workScreens } from './work-screens.ts'
import type { Screen } from './screen.ts'
import { details, home, shares, underWay, writing } from './screens.ts'

/** Every route of the application as a person meant to see it, in parts that are audited separately. */
export const chapters: Readonly<Record<string, Record<string, Screen>>> = {
  outside: outsideScreens,
  home,
  work: workScreens,
  writing,
  shares,
  details,
  underWay,
  administration: administrationScreens,
  fields: fieldScreens,
  parties: partyScreens,
  templates: templateScreens,
  clauses: clauseScreens,
  versions: versionScreens,
  secondFactors: secondFactorScreens,
}
