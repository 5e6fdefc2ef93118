import { NotFoundPanel } from '@/components/article/not-found-panel'

export default function ArticleNotFound() {
  return <NotFoundPanel />
}
