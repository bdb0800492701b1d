import Paper, { type PaperProps } from '@mui/material/Paper';

export default function PaperStage(props: Partial<PaperProps>) {
  return (
    <Paper {...props} sx={{ p: 3 }}>
      A sheet of paper
    </Paper>
  );
}
