import { data, useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router'
import ErrorPage from './error-page.tsx'

function readCode({ code = '' }: Params): number {
  return /^[45]\d\d$/.test(code) ? Number(code) : 404
}

export function loader({ params }: LoaderFunctionArgs) {
  const code = readCode(params)
  return data(code, { status: code })
}

export function clientLoader({ params }: { params: Params }) {
  return readCode(params)
}

export default function ErrorRoute() {
  return <ErrorPage code={useLoaderData<number>()} />
}
