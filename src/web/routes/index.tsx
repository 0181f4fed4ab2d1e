import { createFileRoute } from '@tanstack/react-router';
import { Hall } from '../features/hall/hall.tsx';
import { hallRoute } from '../features/hall/hall-route.ts';

export const Route = createFileRoute('/')({
  staticData: { styles: 'hall' },
  ...hallRoute,
  component: HallPage,
});

function HallPage() {
  return <Hall data={Route.useLoaderData()} />;
}
