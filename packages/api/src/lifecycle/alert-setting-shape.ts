import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

/** Their number and their size are refused in words. */
const daysBefore = z.array(z.number().int()).max(50)
const chosen = z.array(z.uuid()).max(100)

/** When, and to whom, alerts go instead of by default. */
export const alertSetting = z.strictObject({
  days: z.strictObject({
    window: daysBefore,
    sendBy: daysBefore,
    limit: daysBefore,
    exit: daysBefore,
    end: daysBefore,
  }),
  owner: z.boolean(),
  groupIds: chosen,
  personIds: chosen,
  /** Third parties with whom the contract is shared, of its end alone; absent: nothing. */
  thirdParties: z.boolean().optional(),
})

nameShapes({ AlertSetting: alertSetting })
