import type { BusinessEvent } from '../../platform/events/business-events.ts'

export interface ExportFinished {
  /** Who asked for it. */
  personId: string
  rows: number
}

/** A long export can be fetched. */
export function exportFinished(
  exportId: string,
  payload: ExportFinished,
): BusinessEvent<ExportFinished> {
  return {
    type: 'export.finished',
    actor: null,
    objectType: 'export',
    objectId: exportId,
    payload,
  }
}
