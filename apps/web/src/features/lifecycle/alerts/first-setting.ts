import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'

/** What a person starts from who chooses alerts for the first time: nearly those by default. */
export const FIRST_SETTING: AlertSetting = {
  days: { window: [0], sendBy: [0], limit: [0], exit: [30, 0], end: [90, 60, 30] },
  owner: true,
  groupIds: [],
  personIds: [],
}
