import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stock, type Article } from './stock';

/** Stands for a server that wants whole dozens. */
async function send(article: Article): Promise<Article> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (article.pieces % 12 > 0) throw new Error('Order whole dozens.');
  return article;
}

export default function RefusedByServer() {
  const [fault, setFault] = React.useState<string>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Stock in dozens"
          rows={stock}
          columns={columns}
          processRowUpdate={async (article) => {
            const saved = await send(article);
            setFault(undefined);
            return saved;
          }}
          onProcessRowUpdateError={(error) => setFault(error.message)}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Box role="status">
        {fault && <Alert severity="error">{fault}</Alert>}
      </Box>
    </Stack>
  );
}
