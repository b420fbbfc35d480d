import { WhoSees } from './who-sees.tsx'

export function FolderViewers({ folderId }: { folderId: string }) {
  return <WhoSees seen={{ kind: 'folder', id: folderId }} />
}
