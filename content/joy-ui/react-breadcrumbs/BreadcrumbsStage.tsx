import Breadcrumbs, { type BreadcrumbsProps } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsStage(props: Partial<BreadcrumbsProps>) {
  return (
    <Breadcrumbs aria-label="Place of the recipe" {...props}>
      <Link href="https://example.com/">Home</Link>
      <Link href="https://example.com/recipes">Recipes</Link>
      <Typography aria-current="page">Rye bread</Typography>
    </Breadcrumbs>
  );
}
