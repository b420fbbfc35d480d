import { compared } from './comparison.ts'
import type { Comparison } from './comparison.ts'
import { formatDay } from './days.ts'
import { drawAmendments } from './draw-amendments.ts'
import { drawDay } from './draw-conditions.ts'
import { drawTerms } from './draw-life.ts'
import type { LifeOnDay } from './draw-life.ts'
import { between, seededRandom } from './random.ts'

const CHAINS = 200
const DAYS_A_CHAIN = 6
const MOST_AMENDMENTS = 6
const YEARS_OF_A_CHAIN = 8

/** R13: 200 chains of 1 to 6 amendments, each on 6 days of its life, with what is signed by then. */
export function proveAmendmentChains(seed: number): Comparison {
  return compared(drawChains(seed))
}

function* drawChains(seed: number): Iterable<LifeOnDay> {
  const random = seededRandom(seed)
  for (let chain = 0; chain < CHAINS; chain += 1) {
    const effective = drawDay(random, 2015, 2032)
    const terms = drawTerms(random, effective)
    const amendments = drawAmendments(random, effective, Infinity, MOST_AMENDMENTS)
    for (let day = 0; day < DAYS_A_CHAIN; day += 1) {
      const today = effective + between(random, 0, YEARS_OF_A_CHAIN * 365)
      const signed = amendments.filter(({ signedOn }) => signedOn <= formatDay(today))
      yield { terms: { ...terms, amendments: signed }, today }
    }
  }
}
