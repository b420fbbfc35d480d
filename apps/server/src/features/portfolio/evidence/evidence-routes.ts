import { evidenceEndpoints } from '@tacite/api/portfolio/evidence-endpoints.ts'
import { boxesOfRange } from '@tacite/domain/evidence/boxes-of-range.ts'
import { sentenceRange } from '@tacite/domain/evidence/sentence-range.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireRight } from '../../people/access/public.ts'
import { placePageWords, signedPage } from '../search/public.ts'
import { evidenceRange, listEvidence } from './evidence.query.ts'

export function evidenceRoutes({ inCompany, files }: Platform): Route[] {
  return [
    route(evidenceEndpoints.list, async ({ db, params }) => ({
      value: await listEvidence(db, params.contractId),
    })),
    route(evidenceEndpoints.place, async ({ actor, params: { contractId, position } }) => {
      const { evidence, range, page } = await inCompany(actor.companyId, async (db) => {
        await requireRight(db, actor, 'read', contractId)
        const all = await listEvidence(db, contractId)
        const found = all.find((each) => each.position === position)
        const value = await evidenceRange(db, contractId, position)
        if (!found || !value) throw new Refused('NOT_FOUND', 'EVIDENCE_NOT_FOUND')
        return {
          evidence: found,
          range: value,
          page: found.isInDocument ? await signedPage(db, contractId, found.page) : null,
        }
      })
      // Another document took the place of the one that was read.
      if (!page) return { ...evidence, boxes: { sentence: [], value: [] } }
      const file = await files.open(actor.companyId, page.sha256)
      const words = await placePageWords(file, evidence.page, page)
      const around = sentenceRange(page.body, range, evidence.sentence)
      return {
        ...evidence,
        boxes: {
          sentence: boxesOfRange(page.body, words, around),
          value: boxesOfRange(page.body, words, range),
        },
      }
    }),
  ]
}
