export { ContentChangesView } from './content-changes-view.tsx'
