export { listRecords, recordRows, type ListQuery } from './list-records.ts'
export { freeName, freeNames, requireText } from './names.ts'
export { recordRoutes } from './record-routes.ts'
export { records } from './records.ts'
