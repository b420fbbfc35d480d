export { notificationCountQuery } from './notification-count.ts'
