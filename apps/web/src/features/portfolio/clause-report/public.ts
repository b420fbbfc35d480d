export { ClauseReportScreen } from './clause-report-screen.tsx'
