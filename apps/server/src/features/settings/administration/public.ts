export { listRecords, recordRows, type ListQuery } from './list-records.ts'
export { freeName, requireText } from './names.ts'
export { recordRoutes } from './record-routes.ts'
export { records } from './records.ts'
