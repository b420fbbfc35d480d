export { PublishDialog } from './publish-dialog.tsx'
export { VersionsList } from './versions-list.tsx'
